import { lazy, Suspense } from 'react'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import type { ViewerProps } from '../viewer/viewer.tsx'

const Viewer = lazy(async () => ({ default: (await import('../viewer/viewer.tsx')).Viewer }))

/** The viewer of documents. Its own chunk: the details of a record are there before it. */
export function DocumentViewer(props: ViewerProps) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Viewer {...props} />
    </Suspense>
  )
}
