import { configure } from '@testing-library/react'

/** A page's lazy parts are compiled when the first test of a file shows it, which takes seconds beside other work. */
configure({ asyncUtilTimeout: 10_000 })
