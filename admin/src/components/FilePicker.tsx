import { buttonClass } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'

type Props = {
  legend: string
  /** As `accept` of an input. */
  accept: string
  /** What may be dropped here: «XLSX или CSV, до 2 000 строк». */
  kinds: string
  /** What is being done with the file; empty while nothing is. */
  busy?: string | false
  complaint?: string | null
  onFile: (file: File) => void
}

/** Takes a file by a press or by dropping it here; its words are ours, not the browser's. */
export function FilePicker({ legend, accept, kinds, busy = false, complaint = null, onFile }: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  const [name, setName] = useState<string | null>(null)
  const take = (file: File | undefined) => {
    if (!file || busy) return
    setName(file.name)
    onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    // Dropping is one way more: the button inside does the same by keys.
    <fieldset
      className="file-picker stack-centre gap-3"
      aria-busy={busy !== false}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="ui-hidden">{legend}</legend>
      <input
        id={id}
        className="ui-hidden"
        type="file"
        accept={accept}
        disabled={busy !== false}
        onChange={({ target }) => {
          take(target.files?.[0])
          // The same file may be chosen again once it was mended.
          target.value = ''
        }}
      />
      <label htmlFor={id} className={buttonClass({ variant: 'sea', size: 'large' })}>
        <FileUp size={20} aria-hidden="true" />
        {busy || 'Выбрать файл'}
      </label>
      <p className="ui-muted">{name ?? <>или перетащите его сюда: {kinds}</>}</p>
      <FormFailure text={complaint} />
    </fieldset>
  )
}
