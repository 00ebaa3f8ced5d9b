import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { downloadWhole } from '../confirm/download.ts'
import type { FullRecord } from '../queries.ts'
import { useRecordWords } from '../words/record.ts'
import { Folded } from './folded.tsx'

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
    <Folded title={words.title}>
      <Text size="sm" mb="xs">
        {words.text}
      </Text>
      <Group gap="xs">
        {button('file.pdf', words.pdf)}
        {button('originals.zip', words.originals)}
      </Group>
    </Folded>
  )
}
