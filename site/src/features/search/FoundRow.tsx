import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Picture, type PictureImage } from '@ostrov/shared/ui/Picture'
import type { ReactNode } from 'react'

type Props = {
  href: string
  /** Null stands for one that is still to come; where none is expected the words take its place. */
  image?: PictureImage | null | undefined
  title: string
  note: string
  /** What it costs, in words. */
  price?: string | null | undefined
  /** How it is at this moment. */
  state?: string | undefined
  /** The same where words alone do not say it. */
  children?: ReactNode
}

/** Something found: its picture, name, where it is, and what it costs. */
export function FoundRow({ href, image, title, note, price, state, children }: Props) {
  return (
    <a className="found" href={href}>
      {image !== undefined && <Picture image={image} alt="" ratio={1} sizes="76px" className="found__photo" />}
      <span className="found__words">
        <span className="found__name">
          <Phrase text={title} />
        </span>
        {note && (
          <span className="ui-muted ui-small">
            <Phrase text={note} />
          </span>
        )}
        {price && <span className="ui-price">{price}</span>}
        {state && <span className="found__state ui-small">{state}</span>}
        {children}
      </span>
    </a>
  )
}
