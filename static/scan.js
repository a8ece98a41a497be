// Reads QR codes off pictures of a camera, for browsers that cannot do so themselves: a worker, made with its
// decoder by tools/build.sh. It is given the pixels of a picture and tells what is written in it, or nothing.

import jsQR from "jsqr";

onmessage = ({ data: { pixels, width, height } }) => postMessage(jsQR(pixels, width, height)?.data ?? "");
