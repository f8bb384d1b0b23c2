import {mdxComponents} from '@site/src/mdx';
import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, ...mdxComponents};
