/** Stands for the compiler of the texts, which `config` names. */
export async function writeTexts() {
  await Promise.resolve()
}
