import { useEffect, type RefObject } from 'react'
import { attachLinkedAnswers } from './linked-answer'
import { attachTicksAlong } from './ticks-along'

/** Answers that a link chooses, and boxes that an answer ticks. */
export function useAnswers(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (formRef.current === null) return
    const ends = [attachTicksAlong(formRef.current), attachLinkedAnswers(formRef.current)]
    return () => ends.forEach((end) => end())
  }, [formRef])
}
