import { useSaid } from './said.tsx'

/** Returns a function that says how to ask, or whom, by its code in the table of official checks. */
export function useAdvice(): (text: string, code: string | undefined) => string {
  const said = useSaid()
  return (text, code) =>
    code === undefined ? text : said({ code: `advice.${code}`, message: text })
}

/** Returns a function that names whom to ask, where the table has no name of an authority. */
export function useIssuer(): (name: string) => string {
  const said = useSaid()
  return (name) => said({ code: `issuer.${name}`, message: name })
}
