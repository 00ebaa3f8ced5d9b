import { useEffect } from 'react'
import { type FullRecord, recordQuery, reviewQuery, versionsQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { keepPicture, pictureOf } from '../viewer/kept-pictures.ts'

/** Fetches the other documents of the current record, then the next record with its documents. */
export function usePrepared(record: FullRecord, nextId: string | undefined): void {
  useEffect(() => {
    let isOver = false
    const prepare = async () => {
      await keepDocumentsOf(record, () => isOver)
      if (nextId === undefined || isOver) return
      const next = await queryClient.fetchQuery({ ...recordQuery(nextId), staleTime: 30_000 })
      void queryClient.prefetchQuery(reviewQuery(next))
      void queryClient.prefetchQuery(versionsQuery(nextId))
      await keepDocumentsOf(next, () => isOver)
    }
    // What could not be fetched is requested again, and its error shown, when it is opened.
    prepare().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [record, nextId])
}

async function keepDocumentsOf({ documents }: FullRecord, isOver: () => boolean): Promise<void> {
  for (const { id } of documents)
    for (const width of [480, 960]) {
      if (isOver()) return
      await keepPicture(pictureOf(id, { page: 1, width, isMarked: false }))
    }
}
