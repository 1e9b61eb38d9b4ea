import { brandName } from '@ostrov/shared/formats/installation'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { copyText } from '@ostrov/shared/ui/copy-text'
import { firstFocus } from '@ostrov/shared/ui/Dialog'
import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  codes: readonly string[]
  /** The second step has just been switched on. */
  isNew?: boolean
  onDone: () => void
}

/** The codes for a lost phone, this once: to copy, keep as a file or print. */
export function RecoveryCodes({ codes, isNew = false, onDone }: Props) {
  const [printing, setPrinting] = useState(false)
  const text = codes.join('\n')
  const title = `${brandName()}, кабинет: коды восстановления`
  return (
    <div className="form">
      <p>
        {isNew ? 'Вход с\u00A0кодом включён. ' : 'Прежние коды больше не\u00A0действуют. '}
        Если телефона не&nbsp;будет, войти поможет один из&nbsp;этих кодов. Каждый действует один раз.
      </p>
      <ul className="recovery-codes" aria-label="Коды восстановления">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <strong>Больше мы их не&nbsp;покажем.</strong> Держите их не&nbsp;на&nbsp;этом телефоне.
      </p>
      <div className="cluster gap-2">
        <Button ref={firstFocus} onClick={() => copyText(text, 'Коды скопированы')}>
          <Copy size={20} aria-hidden="true" />
          Скопировать
        </Button>
        <a
          className={buttonClass({})}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${title}\n\n${text}\n`)}`}
          download="recovery-codes.txt"
        >
          <Download size={20} aria-hidden="true" />
          Скачать
        </a>
        <Button onClick={() => setPrinting(true)}>
          <Printer size={20} aria-hidden="true" />
          Напечатать
        </Button>
      </div>
      <Button variant="sea" size="large" wide onClick={onDone}>
        Готово, коды сохранены
      </Button>
      {printing && <Sheet title={title} codes={codes} onPrinted={setPrinting} />}
    </div>
  )
}

type SheetProps = { title: string; codes: readonly string[]; onPrinted: (isPrinting: false) => void }

/** Alone on the paper, unseen on the screen. */
function Sheet({ title, codes, onPrinted }: SheetProps) {
  useEffect(() => {
    const done = () => onPrinted(false)
    addEventListener('afterprint', done, { once: true })
    print()
    return () => removeEventListener('afterprint', done)
  }, [onPrinted])
  return createPortal(
    <div className="codes-sheet" aria-hidden="true">
      <p>{title}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </div>,
    document.body,
  )
}
