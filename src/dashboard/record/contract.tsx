import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { termsIn } from '#modules/contracts/fees.schema'
import type { StaffContract } from '#modules/contracts/schema'
import { useLanguage } from '../look/language.ts'
import { contractQuery, type FullRecord } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { ContractForm } from './contract-form.tsx'
import { useAgreedWords } from './handed-over-fields.tsx'
import { Money } from './money.tsx'
import classes from './record.module.css'

/** What was agreed, and what was paid. */
export function Below({ record }: { record: FullRecord }) {
  return (
    <div className={classes.sides}>
      <Contract record={record} />
      <Money record={record} />
    </div>
  )
}

/** What the contract says, whether the candidate read it, and the form that changes it. */
function Contract({ record }: { record: FullRecord }) {
  const words = useAgreedWords().contract
  const contract = useQuery(contractQuery(record.id))
  return (
    <Part titleId="contract-title" title={words.title}>
      <Loaded query={contract}>{(data) => <Terms record={record} contract={data} />}</Loaded>
    </Part>
  )
}

interface TermsProps {
  record: FullRecord
  contract: StaffContract & { people: Record<string, string> }
}

function Terms({ record, contract: { versions, readings, people } }: TermsProps) {
  const { contract: words, deletedAccount } = useAgreedWords()
  const language = useLanguage()
  const { momentOf } = useTimes()
  const [isOpen, setOpen] = useState(false)
  const [latest] = versions
  if (isOpen)
    return (
      <ContractForm
        key={latest?.version}
        recordId={record.id}
        latest={latest}
        onDone={() => setOpen(false)}
      />
    )
  return (
    <>
      {latest === undefined ? (
        <Muted>{words.none}</Muted>
      ) : (
        <dl className={classes.facts}>
          {termsIn(latest.terms, language).map(([label, value]) => (
            <div key={label}>
              <Text component="dt" size="sm" c="dimmed">
                {label}
              </Text>
              <Text component="dd" size="sm" ml={0}>
                {value}
              </Text>
            </div>
          ))}
        </dl>
      )}
      <ul className={classes.plain} aria-label={words.soFar}>
        {versions.map(({ version, enteredAt, enteredBy }) => (
          <li key={version}>
            <Text size="sm">
              {version === 1 ? words.entered : words.changed(version)}
              <Text span c="dimmed">
                {` · ${momentOf(enteredAt)} · ${people[enteredBy] ?? deletedAccount}`}
              </Text>
            </Text>
          </li>
        ))}
        {readings.map(({ version, how, saidAt }) => (
          <li key={version + how}>
            <Text size="sm">
              {words.said[how](version)}
              <Text span c="dimmed">{` · ${momentOf(saidAt)}`}</Text>
            </Text>
          </li>
        ))}
      </ul>
      {record.deletedAt === null && (
        <Button variant="default" mt="sm" onClick={() => setOpen(true)}>
          {latest === undefined ? words.enter : words.change}
        </Button>
      )}
    </>
  )
}
