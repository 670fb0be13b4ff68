/** What each file of tests begins with: fast-check draws from one seed, whether or not a test asks `runs` how often it runs. */
import fc from 'fast-check';
import { seed } from './counts.ts';

if (seed !== undefined) fc.configureGlobal({ seed });
