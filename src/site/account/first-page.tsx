import { type FirstPage, firstPagesOf, type Role } from '#modules/accounts/schema'
import type { Words } from '../messages/index.ts'

interface FirstPageProps {
  words: Words
  role: Role
  chosen: FirstPage | null
}

/** Where staff begin in the dashboard; nothing for anyone else. */
export function FirstPageForm({ words, role, chosen }: FirstPageProps) {
  const { account: texts } = words
  const pages = firstPagesOf[role]
  if (pages.length === 0) return null
  return (
    <form className="account-part" method="post" action="/account/first-page">
      <h2>{texts.firstPage}</h2>
      <p className="field">
        <label htmlFor="first-page">{texts.firstPageLabel}</label>{' '}
        <select id="first-page" name="firstPage" defaultValue={chosen ?? ''}>
          <option value="">{texts.usualFirstPage}</option>
          {pages.map((page) => (
            <option key={page} value={page}>
              {texts.firstPages[page]}
            </option>
          ))}
        </select>
      </p>
      <p>
        <button type="submit">{texts.save}</button>
      </p>
    </form>
  )
}
