import { generalIssuer } from '#modules/organisation/check-texts.schema'
import { adviceTexts } from '#texts/bn/advice'
import { adviceTexts as english } from '#texts/en/advice'
import { under } from '#texts/said'

/** Whom to ask where no authority has a name of its own, by the name that the table of official checks has. */
const issuers = Object.values(english).flatMap((name) => {
  const code = generalIssuer(name)
  return code ? [[name, adviceTexts[code]]] : []
})

/** Whom and how to ask, which English says where the checks are named. */
export const said = {
  ...under('advice', adviceTexts),
  ...under('issuer', Object.fromEntries(issuers)),
}

export { documentsWords as words } from '#texts/bn/desk-documents'
