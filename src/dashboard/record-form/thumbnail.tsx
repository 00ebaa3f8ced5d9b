import { useEffect, useState } from 'react'
import { useFormWords } from '../words/form.ts'
import { isHeic } from './adjust/adjusted-name.ts'
import classes from './documents.module.css'
import { isPicture } from './form-documents.ts'
import picture from './thumbnail.module.css'

/** A picture of a chosen file, or its type when it has none. */
export function FileThumbnail({ file }: { file: File }) {
  const mayBeDrawn = isPicture(file) || isHeic(file)
  const { file: unnamed } = useFormWords().slot
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!mayBeDrawn) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file, mayBeDrawn])
  if (address)
    return (
      <img className={picture.thumbnail} src={address} alt="" onError={() => setAddress(null)} />
    )
  const type = file.name.match(/\.(\w{2,5})$/)?.[1]?.toUpperCase() ?? unnamed
  return (
    <span className={classes.noPicture} aria-hidden>
      {type}
    </span>
  )
}
