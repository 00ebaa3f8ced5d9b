/** Keeps what a function returns: texts hold few different characters, words and titles. */
export function keeping<Made>(make: (text: string) => Made, most = 20_000): (text: string) => Made {
  const kept = new Map<string, Made>()
  return (text) => {
    const before = kept.get(text)
    if (before !== undefined || kept.has(text)) return before as Made
    if (kept.size >= most) kept.clear()
    const made = make(text)
    kept.set(text, made)
    return made
  }
}

/** Makes something when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
  const kept = keeping(make)
  return () => kept('')
}
