/** Joined when this many are held. */
const pieceBytes = 64 * 1024

/**
 * Many small values, written out one after another at the end, held as a few large ones: for tens of thousands of
 * files, separate objects and buffers would take a hundred megabytes.
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

  /** Returns everything that was added, in order. */
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
