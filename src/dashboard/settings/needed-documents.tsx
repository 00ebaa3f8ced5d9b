import { List, Text } from '@mantine/core'
import { kindLabel } from '#modules/documents/schema'
import {
  type NeededDocuments,
  neededDocuments,
} from '#modules/organisation/needed-documents.schema'
import { countryName } from '#modules/records/schema'
import { useSettingsWorkWords } from '#words/settings-work'
import { useLanguage } from '../look/language.ts'
import { Folded } from '../ui/folded.tsx'
import { useTimes } from '../ui/times.ts'

/** The table of what authorities ask for: of whom, which documents, by what rule, and where it was read. */
export function NeededTable() {
  const words = useSettingsWorkWords().needed
  return (
    <Folded title={words.title} isNeeded={false}>
      <Text size="sm" c="dimmed" mb="sm">
        {words.lead}
      </Text>
      <List spacing="sm" listStyleType="none">
        {neededDocuments.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </List>
    </Folded>
  )
}

function Row({
  origin,
  destination,
  kinds,
  authority,
  rule,
  url,
  source,
  reviewedOn,
}: NeededDocuments) {
  const { needed: words, keeping } = useSettingsWorkWords()
  const language = useLanguage()
  const { dayOf } = useTimes()
  const whose = [
    origin !== null && words.from(countryName(origin, language)),
    destination !== null && words.to(countryName(destination, language)),
  ].filter((one) => one !== false)
  return (
    <List.Item>
      <Text size="sm">
        <b>{whose.join(' · ')}</b>: {kinds.map((kind) => kindLabel(kind, language)).join(', ')}
      </Text>
      <Text size="xs">
        <a href={url} rel="noreferrer" target="_blank">
          {words.rule(authority, rule)}
        </a>
      </Text>
      <Text size="xs" c="dimmed">
        {words.read(dayOf(reviewedOn), source)} {keeping.law.unconfirmed}
      </Text>
    </List.Item>
  )
}
