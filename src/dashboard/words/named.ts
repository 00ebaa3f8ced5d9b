import { deletedAccount } from '#modules/accounts/forms.schema'
import { usePartWords } from '#words/parts'

/** Returns a function that writes a name from the server, with what the server says beside it, in the reader's language. */
export function useNamed(): (name: string) => string {
  const words = usePartWords()
  return (name) => {
    if (name === deletedAccount) return words.deletedAccount
    const [, key] = / \(API key\)$/.test(name) ? [name, name.slice(0, -' (API key)'.length)] : []
    return key === undefined ? name : words.ofKey(key)
  }
}
