/**
 * Frees a large buffer's memory immediately; afterwards it is empty. The garbage collector would free it
 * some seconds later, because it sees only a small object. A view of a larger buffer is left alone: that
 * has other owners.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0)
}
