import { Button, Group, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { organisationQuery } from '../organisation.ts'
import { Loaded } from '../ui/loaded.tsx'
import type { FullRecord } from './record-query.ts'
import classes from './slip.module.css'
import { Slip, type SlipLanguage, usualLanguage } from './slip.tsx'

interface SlipView {
  record: FullRecord
  code: string
  onClose: () => void
}

/** The slip that the candidate takes along, on a view of its own that prints as it stands. */
export function SlipView({ record, code, onClose }: SlipView) {
  const organisation = useQuery(organisationQuery)
  const [language, setLanguage] = useState<SlipLanguage>(usualLanguage(record))
  // In braces: newer browsers answer a promise, which React would take for the clean-up.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div>
      <Group mb="lg" align="flex-end" className={classes.tools}>
        <Button onClick={() => window.print()}>Print</Button>
        <Button variant="default" onClick={onClose}>
          Back to the record
        </Button>
        <Radio.Group
          label="Language of the slip"
          value={language}
          onChange={(value) => setLanguage(value as SlipLanguage)}
        >
          <Group gap="md" mt={4}>
            <Radio value="bn" label="Bengali" />
            <Radio value="en" label="English" />
          </Group>
        </Radio.Group>
      </Group>
      <Loaded query={organisation}>
        {(data) => <Slip record={record} code={code} organisation={data} language={language} />}
      </Loaded>
    </div>
  )
}
