# Where an installed ArenaScope lies, and the .deb that `cpack -G DEB` makes of it.
include(GNUInstallDirs)
set(desktop ${CMAKE_CURRENT_LIST_DIR})
set(app_id io.github.arenascope.ArenaScope)
install(TARGETS arenascope RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY ${CMAKE_SOURCE_DIR}/resources/samples DESTINATION ${CMAKE_INSTALL_DATADIR}/arenascope)
install(FILES ${desktop}/${app_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/${app_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/arenascope-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${app_id}.xml)
install(FILES ${CMAKE_SOURCE_DIR}/resources/icons/arenascope.svg
  DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME ${app_id}.svg)
install(FILES ${desktop}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/arenascope)

# The program writes its own manual page and completion; a changelog is what Debian expects beside them.
find_program(GZIP gzip REQUIRED)
set(written ${CMAKE_BINARY_DIR}/desktop)
add_custom_command(
  OUTPUT ${written}/arenascope.1.gz ${written}/arenascope ${written}/changelog.gz
  COMMAND ${CMAKE_COMMAND} -E make_directory ${written}
  COMMAND $<TARGET_FILE:arenascope> --man | ${GZIP} -9n > ${written}/arenascope.1.gz
  COMMAND $<TARGET_FILE:arenascope> --completion bash > ${written}/arenascope
  COMMAND ${GZIP} -9nc ${desktop}/changelog > ${written}/changelog.gz
  DEPENDS arenascope ${desktop}/changelog
  VERBATIM)
add_custom_target(arenascope_desktop ALL DEPENDS ${written}/arenascope.1.gz)
install(FILES ${written}/arenascope.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${written}/arenascope DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${written}/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/arenascope)

set(CPACK_PACKAGE_NAME arenascope)
set(CPACK_PACKAGE_VENDOR "The ArenaScope developers")
set(CPACK_PACKAGE_CONTACT "The ArenaScope developers <arenascope@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "See, tune, run and export the memory plan of tensor programs")
set(CPACK_PACKAGE_DESCRIPTION
"ArenaScope opens torch.export (.pt2) and ExecuTorch (.pte) programs and shows
every tensor of their memory arenas over time. Tensors can be moved between
memories, pinned and planned by a dozen algorithms; the program runs inside its
planned arenas, and the tuned program is written for the ExecuTorch runtime.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The icon engine is a plugin, which the binary is not linked to.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6, fonts-inter, fonts-jetbrains-mono")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-cjk, qt6-translations-l10n")
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)
