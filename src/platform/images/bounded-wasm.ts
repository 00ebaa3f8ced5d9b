import { readFile } from 'node:fs/promises'

/** Section id of linear memories in a WebAssembly module (core specification 5.5.8). */
const memorySection = 5

/**
 * Compiles a WebAssembly file into a module that workers can instantiate, with at most `maxMiB` of memory.
 * The shipped binaries allow themselves 2 GiB, and a worker's resource limits do not count this memory.
 */
export async function compileBounded(path: string, maxMiB: number): Promise<WebAssembly.Module> {
  return WebAssembly.compile(withMemoryLimit(await readFile(path), maxMiB * 16))
}

/** Copies a WebAssembly binary so that its only memory may grow to at most `maxPages` (64 KiB each). */
function withMemoryLimit(binary: Uint8Array<ArrayBuffer>, maxPages: number) {
  for (let at = 8; at < binary.length; ) {
    const size = readLeb(binary, at + 1)
    if (binary[at] === memorySection) {
      const count = readLeb(binary, size.next)
      const initial = readLeb(binary, count.next + 1)
      const section = [...leb(1), 1, ...leb(initial.value), ...leb(maxPages)]
      return Buffer.concat([
        binary.subarray(0, at),
        Buffer.from([memorySection, ...leb(section.length), ...section]),
        binary.subarray(size.next + size.value),
      ])
    }
    at = size.next + size.value
  }
  throw new Error('The module declares no memory of its own')
}

/** Reads an unsigned number in LEB128 (core specification 5.2.2); returns it with the position after it. */
function readLeb(binary: Uint8Array, at: number): { value: number; next: number } {
  let value = 0
  for (let shift = 0, next = at; ; shift += 7) {
    const byte = binary[next++] ?? 0
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) return { value, next }
  }
}

function leb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)]
}
