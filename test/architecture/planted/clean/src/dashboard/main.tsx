import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { recordSchema } from '#modules/records/schema'
import { address } from '../api/client.ts'

/** The dashboard's first page. */
export default function Main() {
  const [record] = useState(() => recordSchema.parse({ name: 'Amina' }))
  return <Anchor href={address}>{record.name}</Anchor>
}
