import type { FormWords } from '#words/form'

/** Returns a size as `340 KiB` or `1.2 MiB`, counting like the forms. */
export function sizeIn({ sizes }: FormWords, bytes: number): string {
  if (bytes < 1024 * 1024) return sizes.kib(Math.ceil(bytes / 1024))
  return sizes.mib(Math.round((bytes / 1024 / 1024) * 10) / 10)
}
