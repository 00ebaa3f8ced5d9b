/** `340 KiB` or `1.2 MiB`, as the forms count. */
export function sizeInWords(bytes: number): string {
  const size = bytes / 1024
  return size < 1024 ? `${Math.ceil(size)} KiB` : `${(size / 1024).toFixed(1)} MiB`
}
