import { usePartWords } from '#words/parts'
import type { ViewerProps } from '../viewer/viewer.tsx'
import { LaterView } from './later-view.tsx'

const loadViewer = () => import('../viewer/viewer.tsx')

/** The viewer of documents. Its own chunk: the details of a record show before it. */
export function DocumentViewer(props: ViewerProps) {
  const { lost } = usePartWords()
  return (
    <LaterView load={loadViewer} what={lost.what}>
      {({ Viewer }) => <Viewer {...props} />}
    </LaterView>
  )
}
