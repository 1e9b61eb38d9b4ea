import { buttonClass } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { complaintOf, type Imports } from './use-imports'

/** Takes a file by a press or by dropping it here, and has it checked. */
export function FilePicker({ check }: Pick<Imports, 'check'>) {
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file && !check.isPending) check.mutate(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const complaint = complaintOf(check.error)
  return (
    // Dropping is one way more: the button inside does the same by keys.
    <fieldset
      className="file-picker"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="ui-hidden">Файл меню</legend>
      <input
        id={id}
        className="ui-hidden"
        type="file"
        accept=".xlsx,.csv"
        disabled={check.isPending}
        onChange={({ target }) => {
          take(target.files?.[0])
          // The same file may be chosen again once it was mended.
          target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={buttonClass({ variant: 'primary', size: 'large' })}
        aria-busy={check.isPending || undefined}
      >
        <FileUp size={20} aria-hidden="true" />
        {check.isPending ? 'Проверяем…' : 'Выбрать файл'}
      </label>
      <p className="ui-muted">или перетащите его сюда: XLSX или CSV, до&nbsp;2&nbsp;000&nbsp;строк</p>
      <FormFailure text={complaint} />
    </fieldset>
  )
}
