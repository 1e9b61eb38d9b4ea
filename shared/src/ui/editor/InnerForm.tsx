import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'

type Props = { send: (fields: Element | null) => void; children: (send: () => void) => ReactNode }

/** The fields of a dialog that stands within the form its text belongs to, where HTML allows no other `<form>`. */
export function InnerForm({ send, children }: Props) {
  const fields: RefObject<HTMLFieldSetElement | null> = useRef(null)
  const sendThese = () => send(fields.current)
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return
    event.preventDefault()
    sendThese()
  }
  return (
    <fieldset ref={fields} className="ui-rich__fields stack gap-4" onKeyDown={sendByEnter}>
      {children(sendThese)}
    </fieldset>
  )
}
