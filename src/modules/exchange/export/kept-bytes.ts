/** Joined when so many are held. */
const pieceBytes = 64 * 1024

/**
 * Many small values that go out one after the other in the end, held as few large ones: of tens of
 * thousands of files, objects and buffers of their own would take a hundred megabytes.
 */
export class KeptBytes {
  #pieces: Uint8Array[] = []
  #held: Uint8Array[] = []
  #heldBytes = 0

  add(bytes: Uint8Array): void {
    this.#held.push(bytes)
    this.#heldBytes += bytes.length
    if (this.#heldBytes >= pieceBytes) this.#join()
  }

  /** Everything that was added, in its order. */
  pieces(): readonly Uint8Array[] {
    if (this.#heldBytes > 0) this.#join()
    return this.#pieces
  }

  #join(): void {
    this.#pieces.push(Buffer.concat(this.#held))
    this.#held = []
    this.#heldBytes = 0
  }
}
