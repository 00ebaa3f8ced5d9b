import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { useTodayWords } from '#words/today'
import { useLanguage } from '../look/language.ts'
import { query } from '../query-client.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Muted } from '../ui/part.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useSecret } from '../ui/use-secret.ts'

/** Makes and ends the address by which a person's calendar program reads the agenda; nothing is on before. */
export function OwnCalendar({ onClose }: { onClose: () => void }) {
  const { calendar: words } = useTodayWords().agenda
  const language = useLanguage()
  const { dayOf } = useTimes()
  const { data } = useQuery(query('GET /my/calendar', {}))
  const { run, isBusy } = useAction('my')
  const secret = useSecret(words.shown)
  const make = () =>
    run(async () => {
      const { url } = await call('POST /my/calendar', { body: { language } })
      secret.show(url)
    }, null)
  const end = () => run(() => call('DELETE /my/calendar', {}), words.ended)
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <ShownOnce title={words.shown} secret={secret} hint={words.hint} />
      <Muted mb="md">
        {words.lead} {data?.since && secret.text === null && words.since(dayOf(data.since))}
      </Muted>
      {data && secret.text === null && (
        <Group gap="sm">
          <Button loading={isBusy} onClick={() => void make()}>
            {data.since ? words.again : words.make}
          </Button>
          {data.since && (
            <Button variant="default" disabled={isBusy} onClick={() => void end()}>
              {words.end}
            </Button>
          )}
        </Group>
      )}
    </Dialog>
  )
}
