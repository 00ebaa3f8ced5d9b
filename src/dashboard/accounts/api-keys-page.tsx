import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import type { ApiKey } from '#modules/accounts/schema'
import { day } from '#platform/clock/schema'
import { apiKeysWords } from '#texts/en/desk-api-keys'
import { apiKeysQuery } from '../queries.ts'
import { ActButton } from '../ui/act-button.tsx'
import { checked } from '../ui/checked.ts'
import { choices } from '../ui/choices.ts'
import type { Column } from '../ui/data-table.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { useSmallForm } from '../ui/small-form.tsx'
import table from '../ui/table.module.css'
import { useTimes } from '../ui/times.ts'
import { useSecret } from '../ui/use-secret.ts'
import { pageWords } from '../words/page-words.ts'
import { placed } from '../words/placed.tsx'

/** Keys for other programs. */
export const { use: useApiKeysWords } = pageWords('api-keys', apiKeysWords)

const loadSchema = async () => (await import('../schemas.ts')).newApiKeySchema

/** Makes a key and shows it this once. */
function NewKey() {
  const { form: words, roles, scopes, columns } = useApiKeysWords()
  const secret = useSecret(words.theKey)
  const { input, submit, isBusy } = useSmallForm({
    initial: (made) => ({
      ...{ role: 'moderator', scope: 'none', days: '365' },
      ...{ ...made, name: '' },
    }),
    read: ({ name, role, scope, days }) =>
      checked(loadSchema, {
        ...{ name, role, scope: scope === 'none' ? null : scope },
        expiresAt: new Date(Date.now() + Number(days) * day).toISOString(),
      }),
    draft: (typed) => ({ request: 'POST /api-keys', body: typed }),
    send: (body) => call('POST /api-keys', { body }),
    done: null,
    topics: ['api-keys'],
    onDone: ({ key }) => secret.show(key),
  })
  return (
    <>
      <form onSubmit={submit} aria-label={words.label}>
        <Group align="flex-end" gap="sm" mb="lg">
          <TextInput
            label={columns.name}
            placeholder={words.hint}
            maxLength={120}
            flex="1 1 14rem"
            {...input('name')}
          />
          <NativeSelect label={columns.role} data={choices(roles)} {...input('role')} />
          <NativeSelect label={columns.scope} data={choices(scopes)} {...input('scope')} />
          <NativeSelect label={words.ends} data={choices(words.lasting)} {...input('days')} />
          <Button type="submit" loading={isBusy}>
            {words.make}
          </Button>
        </Group>
      </form>
      <ShownOnce title={words.shown} secret={secret} hint={words.copy} />
    </>
  )
}

/** Keys for other programs: make, list, revoke. */
export function ApiKeysPage() {
  const words = useApiKeysWords()
  return (
    <ListPage
      title={words.title}
      lead={placed(words.lead, <a href="/api/v1/docs">{words.docs}</a>)}
      query={useQuery(apiKeysQuery)}
      rows={({ apiKeys }) => apiKeys}
      columns={useColumns()}
      keyOf={({ id }) => id}
      empty={words.none}
    >
      <NewKey />
    </ListPage>
  )
}

function useColumns(): Column<ApiKey>[] {
  const words = useApiKeysWords()
  const { columns: names, roles } = words
  const { dayOf } = useTimes()
  /** In words, not by colour alone: a key that no longer works looks like any other. */
  const endOf = (key: ApiKey) => {
    if (key.revokedAt) return words.revoked(dayOf(key.revokedAt))
    return isOpen(key) ? dayOf(key.expiresAt) : words.ended(dayOf(key.expiresAt))
  }
  return [
    {
      name: names.name,
      of: ({ name, createdAt }) => (
        <>
          <strong>{name}</strong>
          <Text size="sm" c="dimmed" component="div">
            {words.made(dayOf(createdAt))}
          </Text>
        </>
      ),
      isBare: true,
    },
    { name: names.role, of: ({ role }) => roles[role] },
    { name: names.scope, of: ({ scope }) => scope && words.scopes[scope] },
    { name: names.ends, of: endOf, className: table.whole },
    {
      name: names.lastUsed,
      timed: ({ lastUsedAt }, momentOf) => (lastUsedAt ? momentOf(lastUsedAt) : words.never),
    },
    { name: names.actions, of: (key) => isOpen(key) && <Revoke apiKey={key} />, isBare: true },
  ]
}

function isOpen({ revokedAt, expiresAt }: ApiKey): boolean {
  return revokedAt === null && Date.parse(expiresAt) > Date.now()
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { revoke: words } = useApiKeysWords()
  return (
    <ActButton
      size="compact-sm"
      variant="subtle"
      color="danger"
      aria-label={words.one(name)}
      asks={{ text: words.text(name), yes: words.yes, isGrave: true }}
      does={() => call('DELETE /api-keys/{id}', { params: { id } })}
      done={words.done(name)}
      topics={['api-keys']}
    >
      {words.button}
    </ActButton>
  )
}
