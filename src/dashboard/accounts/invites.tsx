import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import { invitesQuery } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useSecret } from '../ui/use-secret.ts'
import { useAccountsWords } from '../words/accounts.ts'
import classes from './accounts.module.css'
import { InviteForm } from './invite-form.tsx'

/** The form to invite somebody, and the invitations that nobody has used yet. */
export function Invites({ isInviting }: { isInviting: boolean }) {
  const { invites: words } = useAccountsWords()
  const secret = useSecret(words.theLink)
  const invites = useQuery(invitesQuery)
  const { data } = invites
  const made = async (newLink: string | null) => {
    if (newLink) secret.show(newLink)
    await freshen('invites')
  }
  return (
    <>
      {isInviting && <InviteForm isMailOn={data?.isMailOn ?? false} onMade={made} />}
      <ShownOnce title={words.link} secret={secret} hint={words.hint} />
      <FailedPart what={words.theOpen} queries={[invites]} />
      {data && data.invites.length > 0 && (
        <section className={classes.section} aria-labelledby="invites-title">
          <Title order={2} size="h4" id="invites-title" mb="sm">
            {words.open}
          </Title>
          <ul className={classes.list}>
            {data.invites.map((invite) => (
              <OneInvite key={invite.id} invite={invite} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function OneInvite({ invite }: { invite: Answer<'GET /invites'>['invites'][number] }) {
  const { run, isBusy } = useAction('invites')
  const { invites: words, roles } = useAccountsWords()
  const { dayOf } = useTimes()
  const whom = invite.email ?? words.whoever
  const revoke = () =>
    run(() => call('DELETE /invites/{id}', { params: { id: invite.id } }), words.revoked)
  return (
    <li>
      <div>
        <strong>{whom}</strong> · {roles[invite.role]}
        <Text size="sm" c="dimmed" component="div">
          {words.by(invite.createdByName, dayOf(invite.createdAt), dayOf(invite.expiresAt))}
        </Text>
      </div>
      <Button
        size="compact-sm"
        variant="default"
        loading={isBusy}
        onClick={() => void revoke()}
        aria-label={words.revokeOne(whom, roles[invite.role])}
      >
        {words.revoke}
      </Button>
    </li>
  )
}
