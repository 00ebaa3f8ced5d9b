import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import { invitesQuery } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { roleNames } from '../shell/links.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { dayOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useSecret } from '../ui/use-secret.ts'
import classes from './accounts.module.css'
import { InviteForm } from './invite-form.tsx'

/** The form to invite somebody, and the invitations that nobody has used yet. */
export function Invites({ isInviting }: { isInviting: boolean }) {
  const secret = useSecret('the link')
  const invites = useQuery(invitesQuery)
  const { data } = invites
  const made = async (newLink: string | null) => {
    if (newLink) secret.show(newLink)
    await freshen('invites')
  }
  return (
    <>
      {isInviting && <InviteForm isMailOn={data?.isMailOn ?? false} onMade={made} />}
      <ShownOnce
        title="The link to register"
        secret={secret}
        hint="It works once and for 7 days. Whoever opens it gets the role, so hand it to that person only."
      />
      <FailedPart what="The open invitations" queries={[invites]} />
      {data && data.invites.length > 0 && (
        <section className={classes.section} aria-labelledby="invites-title">
          <Title order={2} size="h4" id="invites-title" mb="sm">
            Open invitations
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
  const whom = invite.email ?? 'Whoever has the link'
  const revoke = () =>
    run(
      () => call('DELETE /invites/{id}', { params: { id: invite.id } }),
      'The invitation is revoked',
    )
  return (
    <li>
      <div>
        <strong>{whom}</strong> · {roleNames[invite.role]}
        <Text size="sm" c="dimmed" component="div">
          Invited by <bdi>{invite.createdByName}</bdi> on {dayOf(invite.createdAt)}, until{' '}
          {dayOf(invite.expiresAt)}
        </Text>
      </div>
      <Button
        size="compact-sm"
        variant="default"
        loading={isBusy}
        onClick={() => void revoke()}
        aria-label={`Revoke the invitation: ${whom}, ${roleNames[invite.role]}`}
      >
        Revoke
      </Button>
    </li>
  )
}
