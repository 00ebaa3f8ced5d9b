import { Anchor, Text, Title } from '@mantine/core'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import type { DocumentVersions } from '../queries.ts'
import { dayOf } from '../ui/times.ts'
import classes from './versions.module.css'

interface OfficialChecks {
  kind: DocumentKind
  data: DocumentVersions
}

/** Where to ask whether a paper is genuine (H5); we know only that it is the copy that we hold. */
export function OfficialChecks({ kind, data }: OfficialChecks) {
  const checks = data.officialChecks[kind] ?? []
  if (checks.length === 0) return null
  return (
    <section aria-label={`Checks of ${documentKinds[kind].label}`}>
      <Title order={3} size="h5" mb="xs">
        What only the authority can tell
      </Title>
      <ul className={classes.checks}>
        {checks.map((check) => (
          <li key={`${check.authority} ${check.service}`}>
            <strong>{check.authority}</strong>
            <div>
              {check.url ? (
                <Anchor href={check.url} rel="noopener noreferrer" target="_blank">
                  {check.service} (opens a new tab)
                </Anchor>
              ) : (
                check.service
              )}
            </div>
            <Text size="sm">{check.whatToEnter}</Text>
            <Text size="sm">{check.advice}</Text>
            <Text size="sm" c="dimmed">
              Reviewed {dayOf(check.reviewedOn)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
