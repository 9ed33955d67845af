// The source of the targets that own the precompiled headers of the tests; it has no contents.
