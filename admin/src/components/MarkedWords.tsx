import type { differenceOf } from '@ostrov/shared/moderation/difference'
import './marked-words.css'

/** What became of a text: what went and what came is marked, and said to whoever does not see the marks. */
export function MarkedWords({ pieces }: { pieces: ReturnType<typeof differenceOf> }) {
  let place = 0
  const keyed = pieces.map((piece) => ({ ...piece, key: `${piece.kind}${place++}` }))
  return (
    <p className="marked-words">
      {keyed.map(({ key, kind, text }) => {
        if (kind === 'gone')
          return (
            <del key={key}>
              <span className="ui-hidden">убрано: </span>
              {text}
            </del>
          )
        if (kind === 'new')
          return (
            <ins key={key}>
              <span className="ui-hidden">добавлено: </span>
              {text}
            </ins>
          )
        return <span key={key}>{text}</span>
      })}
    </p>
  )
}
