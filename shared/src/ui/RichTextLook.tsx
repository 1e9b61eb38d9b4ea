import { useEffect, useRef } from 'react'
import type { RichText } from '../rich-text/grammar'
import '../styles/rich-text.css'

/** A text as its editor draws it, to be looked at; what draws it comes with the editor. */
export function RichTextLook({ text }: { text: RichText | null }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isShown = true
    void import('./editor/document').then(({ drawn }) => {
      if (isShown) place.current?.replaceChildren(drawn(text))
    })
    return () => {
      isShown = false
    }
  }, [text])
  return <div ref={place} className="rich-text" />
}
