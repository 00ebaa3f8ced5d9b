import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isWorthMaking } from './adjusted-name.ts'
import { makeFile, type OpenPicture } from './draw-picture.ts'
import type { Adjustment } from './geometry.ts'

/** Long enough not to make a file at every step of a slider, in milliseconds. */
const pause = 400

/** Returns the file of an adjustment, made a moment after its last change; then its size can be shown. */
export function useMadeFile(original: File, picture: OpenPicture, how: Adjustment) {
  const begun = useRef<{ how: Adjustment; file: Promise<File> }>(null)
  const [made, setMade] = useState<{ how: Adjustment; file: File | null } | null>(null)
  const isWorthIt = isWorthMaking(original, how)
  const make = (): Promise<File> => {
    if (begun.current?.how !== how) begun.current = { how, file: makeFile(original, picture, how) }
    return begun.current.file
  }
  const makeLater = useEffectEvent(make)
  useEffect(() => {
    if (!isWorthIt) return
    let isGone = false
    const tell = (file: File | null) => isGone || setMade({ how, file })
    const timer = setTimeout(() => void makeLater().then(tell, () => tell(null)), pause)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [how, isWorthIt])
  return {
    isWorthIt,
    make,
    /** Null while it is being made. */
    file: made?.how === how ? made.file : null,
    isFailed: made?.how === how && made.file === null,
  }
}
