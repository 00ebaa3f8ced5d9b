import { useState } from 'react'
import { call } from '#api/client'
import type { MatchingRecord, RecordList } from '#modules/records/schema'
import { problemToast } from '../ui/toast.ts'

/** The chosen records, which may be more than the page shows. */
export interface Chosen {
  records: readonly MatchingRecord[]
  /** How many match the filters. */
  total: number
  /** The filters, where all that match them are chosen. */
  filters: Filters | null
  isAsking: boolean
  chooseAll: () => void
  chooseNone: () => void
}

type Filters = Omit<RecordList, 'cursor' | 'pageSize'>

interface Given {
  query: RecordList
  total: number
  /** The records ticked on the page. */
  ticked: readonly MatchingRecord[]
  untick: () => void
}

/**
 * Returns what is chosen: what is ticked on the page, or all that match its filters, as they were when somebody pressed
 * so. Other filters, and other ticks, end the second.
 */
export function useChosen({ query, total, ticked, untick }: Given): Chosen {
  const [isAsking, setAsking] = useState(false)
  const [all, setAll] = useState<{ of: string; records: MatchingRecord[] } | null>(null)
  const { cursor: _, pageSize: __, ...filters } = query
  const of = JSON.stringify([filters, ticked.map(({ id }) => id)])
  const records = all?.of === of ? all.records : null
  const chooseAll = async () => {
    setAsking(true)
    try {
      const answer = await call('POST /records/matching', { body: filters })
      setAll({ of, records: answer.records })
    } catch (error) {
      problemToast(error)
    } finally {
      setAsking(false)
    }
  }
  return {
    records: records ?? ticked,
    total,
    filters: records && filters,
    isAsking,
    chooseAll: () => void chooseAll(),
    chooseNone: () => {
      setAll(null)
      untick()
    },
  }
}
