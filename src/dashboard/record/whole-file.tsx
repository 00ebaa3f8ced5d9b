import { Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { downloadWhole } from '../confirm/download.ts'
import type { FullRecord } from '../queries.ts'
import { useRecordWords } from '../words/record.ts'

/** The whole file for staff: as marked copies to print, or as it was received. */
export function WholeFile({ record }: { record: FullRecord }) {
  const words = useRecordWords().whole
  const [underWay, setUnderWay] = useState<string | null>(null)
  if (record.deletedAt !== null) return null
  const take = async (what: string) => {
    setUnderWay(what)
    await downloadWhole(`/records/${record.id}/${what}`)
    setUnderWay(null)
  }
  const button = (what: string, label: string) => (
    <Button
      variant="default"
      size="sm"
      disabled={underWay !== null}
      loading={underWay === what}
      onClick={() => void take(what)}
    >
      {label}
    </Button>
  )
  return (
    <section aria-labelledby="whole-file-title">
      <Title order={2} size="h4" id="whole-file-title" mb="sm">
        {words.title}
      </Title>
      <Text size="sm" mb="xs">
        {words.text}
      </Text>
      <Group gap="xs">
        {button('file.pdf', words.pdf)}
        {button('originals.zip', words.originals)}
      </Group>
    </section>
  )
}
