import { type LegalPage, legalPages } from '#modules/organisation/schema'
import { useSettingsWords } from '../words/settings.ts'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { SaidField } from './said-field.tsx'
import { Section } from './section.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

/** What the organisation adds to the legal pages, each complete without it. */
export function LegalSection({ onOpen }: { onOpen: (page: LegalPage) => void }) {
  const { legal: words } = useSettingsSiteWords()
  return (
    <Section name="legal" lead={words.lead}>
      {legalPages.map((page) => (
        <LegalAddition key={page} page={page} onOpen={onOpen} />
      ))}
    </Section>
  )
}

function LegalAddition({ page, onOpen }: { page: LegalPage; onOpen: (page: LegalPage) => void }) {
  const { values } = useSettingsForm(`legal.${page}`)
  const { legal: words } = useSettingsSiteWords()
  const { legalNames } = useSettingsWords()
  const { sentences, own } = values.legal[page]
  const isEmpty = sentences.length === 0 && Object.keys(own).length === 0
  return (
    <details
      className={classes.legal}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen(page)}
    >
      <summary>
        {legalNames[page]}
        <span className={classes.note}> · {isEmpty ? words.usual : words.added}</span>
      </summary>
      <SaidField
        path={`legal.${page}`}
        place="legal"
        longest={20_000}
        label={words.additionTo(legalNames[page])}
      />
    </details>
  )
}
