import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import { letterheadWords } from '#texts/each/printed'
import { useWhereaboutsWords } from '#words/whereabouts'
import { useLanguage } from '../look/language.ts'
import { organisationQuery } from '../queries.ts'
import { checked } from './checked.ts'
import { Letterhead } from './letterhead.tsx'
import { Loaded } from './loaded.tsx'
import { SmallForm, useSmallForm } from './small-form.tsx'
import { today, useTimes } from './times.ts'
import classes from './whereabouts.module.css'

const loadSchema = async () => (await import('../schemas.ts')).newWhereaboutsSchema

/** An original in hand, as far as it is named here. */
interface Named {
  id: string
  /** What it is, and whose. */
  document: string
  name: string
  reference: string
}

interface WhereaboutsFormProps {
  /** Those that may be chosen; a single one is. */
  originals: readonly Named[]
  onEnd: () => void
}

interface Taken {
  place: string
  since: string
  backBy: string
  originals: readonly Named[]
}

/** Notes where originals are: one, or several with a list to sign. */
export function WhereaboutsForm({ originals, onEnd }: WhereaboutsFormProps) {
  const words = useWhereaboutsWords()
  const isOne = originals.length === 1
  const [chosen, setChosen] = useState(() => (isOne ? originals.map(({ id }) => id) : []))
  const [taken, setTaken] = useState<Taken | null>(null)
  const form = useSmallForm({
    initial: () => ({ place: '', since: today(), backBy: '' }),
    isBegun: ({ place, backBy }) => place + backBy !== '',
    read: (typed) => checked(loadSchema, { ...typed, originalIds: chosen }),
    draft: (typed) => ({ request: 'POST /originals/whereabouts', body: typed }),
    send: async (body) => {
      await call('POST /originals/whereabouts', { body })
      return body
    },
    done: words.noted,
    topics: ['records', 'originals'],
    onDone: ({ place, since, backBy }) => {
      if (isOne || place === null) return onEnd()
      const of = originals.filter(({ id }) => chosen.includes(id))
      setTaken({ place, since, backBy: backBy ?? '', originals: of })
    },
  })
  if (taken) return <SheetToSign taken={taken} onClose={onEnd} />
  const { input } = form
  return (
    <SmallForm form={form} label={words.form} sends={words.save} onCancel={onEnd}>
      <Stack gap="sm" mt="sm">
        {!isOne && (
          <Checkbox.Group label={words.which} value={chosen} onChange={setChosen}>
            <Stack gap="xs" mt="xs">
              {originals.map(({ id, document, name, reference }) => (
                <Checkbox key={id} value={id} label={words.of(document, name, reference)} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <TextInput label={words.place} description={words.placeHint} {...input('place')} />
        <Group align="start" gap="md">
          <TextInput type="date" label={words.since} {...input('since')} />
          <TextInput type="date" label={words.backBy} {...input('backBy')} />
        </Group>
      </Stack>
    </SmallForm>
  )
}

/** The list of what was taken, for whoever receives it to sign. */
function SheetToSign({ taken, onClose }: { taken: Taken; onClose: () => void }) {
  const words = useWhereaboutsWords()
  const language = useLanguage()
  const { dayOf } = useTimes()
  const organisation = useQuery(organisationQuery)
  return (
    <>
      <Group mb="md" className={classes.tools ?? ''}>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
      </Group>
      <Loaded query={organisation}>
        {(issuer) => (
          <article className={classes.sheet} aria-label={words.sheet}>
            <Letterhead {...{ issuer, language }} words={letterheadWords[language]} />
            <h2>{words.takenTo(taken.place, dayOf(taken.since))}</h2>
            {taken.backBy && <p>{words.expected(dayOf(taken.backBy))}</p>}
            <table>
              <thead>
                <tr>
                  {[words.document, words.candidate, words.reference, words.back].map((name) => (
                    <th key={name}>{name}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {taken.originals.map(({ id, document, name, reference }) => (
                  <tr key={id}>
                    <td>{document}</td>
                    <td>
                      <bdi>{name}</bdi>
                    </td>
                    <td>{reference}</td>
                    <td />
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={classes.line}>{words.received}</p>
            <p className={classes.line}>{words.brought}</p>
          </article>
        )}
      </Loaded>
    </>
  )
}
