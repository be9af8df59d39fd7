import type { z } from 'zod'

/** How a field is drawn. Texts are no part of it: they stand in the messages of the form. */
export type FieldControl =
  | {
      control: 'text'
      type?: 'text' | 'email' | 'tel' | 'date'
      /** Token of the HTML standard by which a browser fills the field in, or `off`. */
      autoComplete: string
      inputMode?: 'numeric' | 'text'
      /** Characters after which the browser stops accepting. */
      maxCharacters: number
    }
  | { control: 'text-area'; maxCharacters: number }
  | { control: 'select'; options: readonly string[] }
  | { control: 'radios'; options: readonly string[]; preset?: string }
  | {
      control: 'checkboxes'
      options: readonly string[]
      /** True where answers come two by two, which stand beside each other at any width. */
      inPairs?: boolean
    }
  | {
      control: 'checkbox'
      /** True where an empty box says nothing, so that it is not told among the answers. */
      isToldWhenOn?: boolean
    }
  | { control: 'privacy' }
  | { control: 'file'; endings: readonly string[] }

/** Parts of a long form, each under a numbered title. */
export type FormPart =
  | 'property'
  | 'household'
  | 'means'
  | 'features'
  | 'search'
  | 'needs'
  | 'offer'
  | 'person'
  | 'terms'
  | 'ending'

/** The answer to another question that asks for more. The stylesheet spells it, so that it needs no script. */
export type Condition = 'wish=visit'

/** One question of a form: its name, how it is drawn, and what makes an answer valid. */
export type FormField = FieldControl & {
  name: string
  /** Half stands beside its neighbour where there is room, and so does short; full if not said. */
  width?: 'half' | 'short'
  /** Where it stands in a form of several parts; a short form has none. */
  part?: FormPart
  /** Asked of those alone who gave this answer; out of sight until then where the browser can tell. */
  when?: Condition
  /**
   * A box that goes along with an answer of another question, which names it as what it `ticks`: out
   * of sight where the page offers no such answer, until one is refused with this code.
   */
  along?: string
  /** Its number is read with points between the thousands: an amount or an area, and no year. */
  hasThousands?: boolean
  /** Fails with codes such as `email.invalid`, never with sentences. */
  schema: z.ZodType
}

/** True when a form without this field is incomplete. */
export function isRequired({ schema }: FormField): boolean {
  return !schema.safeParse(undefined).success
}

/** Puts questions under the title of a part. */
export function inPart(part: FormPart, fields: readonly FormField[]): FormField[] {
  return fields.map((field) => ({ ...field, part }))
}
