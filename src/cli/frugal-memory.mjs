// Plain JavaScript without dependencies: the launcher of a checkout reads it before anything is installed.

/**
 * Makes glibc return the memory of large pictures immediately. By default it keeps what two documents drawn
 * at a time needed, some 200 MB, for ever. This can be set only in the environment
 * that a program starts with. On a large machine V8 lets the heap grow by half before it collects what
 * pages left behind; with a limit of 768 MB, several times what a million records need, it collects in
 * time. Spreadsheets are unpacked in a thread with its own limit. Short-lived objects have 4 MB a half:
 * with 16 MB a server needs 25 MB more, and a page takes a tenth less computing.
 */
export const frugalMemory = {
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=768',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
