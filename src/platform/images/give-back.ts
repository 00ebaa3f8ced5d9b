/**
 * Gives a large buffer's memory back at once; afterwards it is empty. The collector would come by
 * only some seconds later, because to it each is one small object. Part of a larger buffer is left
 * alone: it has other owners.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0)
}
