import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { documentKindNames, documentKinds } from '#modules/documents/schema'
import { StoredThumbnail } from '../record-form/thumbnail.tsx'
import { DocumentViewer } from '../ui/document-viewer.tsx'
import classes from './record.module.css'
import type { StaffDocument } from './record-query.ts'

/** The documents of a record: a strip to choose from, and the chosen one in the viewer. */
export function Documents({ documents }: { documents: readonly StaffDocument[] }) {
  const sorted = documentKindNames.flatMap((kind) => documents.filter((one) => one.kind === kind))
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = sorted.find(({ id }) => id === chosen) ?? sorted[0]
  if (!shown) return <Text c="dimmed">No document is on file yet. Add scans with “Update”.</Text>
  return (
    <section aria-labelledby="documents-title">
      <Title order={2} size="h4" id="documents-title" mb="sm">
        Documents
      </Title>
      <div className={classes.strip}>
        {sorted.map((document) => (
          <button
            key={document.id}
            type="button"
            className={classes.choice}
            aria-pressed={document.id === shown.id}
            onClick={() => setChosen(document.id)}
          >
            <StoredThumbnail documentId={document.id} />
            <span>{documentKinds[document.kind].label}</span>
          </button>
        ))}
      </div>
      <DocumentViewer key={shown.id} document={shown} />
    </section>
  )
}
