import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { closingQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { ask } from '../ui/ask.ts'
import { useClosingSentences } from '../ui/closing-sentence.ts'
import { Loaded } from '../ui/loaded.tsx'
import { doneToast, problemToast } from '../ui/toast.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { AnnounceForm, type ClosingProps } from './announce-form.tsx'
import { Section } from './section.tsx'
import { currentIn } from './use-settings.ts'

/** The end of the agency: announced with a last day, and revocable until then. */
export function ClosingSection(props: ClosingProps) {
  const closing = useQuery(closingQuery)
  const say = useClosingSentences()
  const { closing: words } = useSettingsWorkWords()
  return (
    <Section name="closing" lead={words.lead}>
      <Loaded query={closing}>
        {({ announced }) =>
          announced === null ? (
            <AnnounceForm {...props} />
          ) : (
            <>
              <Text fw={600}>{say.lastDay(announced)}</Text>
              <Text>{say.told(announced)}</Text>
              {announced.successor && (
                <Text>
                  {words.successor} <bdi>{announced.successor.name}</bdi>,{' '}
                  <bdi>{announced.successor.licence}</bdi>, <bdi>{announced.successor.contact}</bdi>
                </Text>
              )}
              {announced.daysLeft >= 0 && <Withdraw {...props} />}
            </>
          )
        }
      </Loaded>
    </Section>
  )
}

function Withdraw({ organisation, onSaved }: ClosingProps) {
  const { closing: words } = useSettingsWorkWords()
  const withdraw = async () => {
    const isSure = await ask(words.mayWithdraw)
    if (!isSure) return
    try {
      onSaved(await call('DELETE /organisation/closing', { version: organisation.version }))
      doneToast(words.withdrawn)
      await queryClient.invalidateQueries({ queryKey: closingQuery.queryKey })
    } catch (error) {
      const current = currentIn(error)
      if (current) onSaved(current)
      problemToast(error)
    }
  }
  return (
    <div>
      <Button variant="default" onClick={() => void withdraw()}>
        {words.withdraw}
      </Button>
    </div>
  )
}
