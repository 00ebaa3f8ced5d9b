/** All mistakes in the environment, one sentence each. The command ends with exit code 2. */
export class ConfigMistakes extends Error {
  readonly sentences: string[]

  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'ConfigMistakes'
    this.sentences = sentences
  }
}
